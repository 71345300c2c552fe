//! How large an element is on the screen, measured again whenever that changes.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

/// What `measure` makes of the element of `node`, again whenever its size changes; `None` until it has been measured.
#[hook]
pub fn use_size<T: Clone + PartialEq + 'static>(node: NodeRef, measure: fn(&HtmlElement) -> T) -> Option<T> {
    let size = use_state_eq(|| None::<T>);
    {
        let size = size.clone();
        use_effect_with(node, move |node| {
            let element = node.cast::<HtmlElement>();
            let measured = element.clone();
            let look = move || {
                if let Some(element) = &measured {
                    size.set(Some(measure(element)));
                }
            };
            look();
            let closure = Closure::<dyn Fn()>::new(look);
            let observer = ResizeObserver::new(closure.as_ref().unchecked_ref()).ok();
            if let (Some(observer), Some(element)) = (&observer, &element) {
                observer.observe(element);
            }
            move || {
                if let Some(observer) = observer {
                    observer.disconnect();
                }
                drop(closure);
            }
        });
    }
    (*size).clone()
}
