//! The forms of pits and seeds. Each depends on an index alone, so that nothing jumps about from frame to frame.

use std::fmt::Write;

use super::geometry::Point;

/// A number from 0 to 1 that depends on its two indices alone.
#[must_use]
pub fn chance(a: usize, b: usize) -> f64 {
    let mut x = (a as u32).wrapping_mul(0x9E37_79B9) ^ (b as u32).wrapping_add(1).wrapping_mul(0x85EB_CA6B);
    x ^= x >> 15;
    x = x.wrapping_mul(0x2C1B_3C6D);
    x ^= x >> 12;
    x = x.wrapping_mul(0x297A_2D39);
    x ^= x >> 15;
    f64::from(x) / f64::from(u32::MAX)
}

/// A closed, smooth outline round `(x, y)`, worn by up to `wear` of its radii.
#[must_use]
pub fn worn_oval((x, y): Point, (rx, ry): Point, wear: f64, index: usize) -> String {
    /// Twelve points round a circle: sines and cosines of 30° and 60°.
    const H: f64 = 0.5;
    const R: f64 = 0.866_025_4;
    const ROUND: [Point; 12] = [
        (1.0, 0.0),
        (R, H),
        (H, R),
        (0.0, 1.0),
        (-H, R),
        (-R, H),
        (-1.0, 0.0),
        (-R, -H),
        (-H, -R),
        (0.0, -1.0),
        (H, -R),
        (R, -H),
    ];
    let at = |i: usize| {
        let i = i % ROUND.len();
        let radius = 1.0 - wear * chance(index, i);
        (x + rx * radius * ROUND[i].0, y + ry * radius * ROUND[i].1)
    };
    smooth(ROUND.len(), at)
}

/// A rectangle with rounded corners whose edges waver by up to `wear` pixels.
#[must_use]
pub fn worn_slab((x, y): Point, (w, h): Point, round: f64, wear: f64, index: usize) -> String {
    let mut points: Vec<Point> = Vec::new();
    let edge = |from: Point, to: Point, points: &mut Vec<Point>| {
        let length = (to.0 - from.0).abs() + (to.1 - from.1).abs();
        let steps = (length / 70.0).ceil().max(2.0) as usize;
        for step in 0..steps {
            let part = (step as f64 + 0.5) / steps as f64;
            let waver = wear * (chance(index, points.len()) - 0.5);
            let across = if (to.0 - from.0).abs() > 0.1 { (0.0, waver) } else { (waver, 0.0) };
            points.push((from.0 + (to.0 - from.0) * part + across.0, from.1 + (to.1 - from.1) * part + across.1));
        }
    };
    edge((x + round, y), (x + w - round, y), &mut points);
    points.push((x + w - round * 0.3, y + round * 0.3));
    edge((x + w, y + round), (x + w, y + h - round), &mut points);
    points.push((x + w - round * 0.3, y + h - round * 0.3));
    edge((x + w - round, y + h), (x + round, y + h), &mut points);
    points.push((x + round * 0.3, y + h - round * 0.3));
    edge((x, y + h - round), (x, y + round), &mut points);
    points.push((x + round * 0.3, y + round * 0.3));
    smooth(points.len(), |i| points[i % points.len()])
}

/// A length as it is written into a drawing: to a tenth of a pixel, by whole numbers, which is a tenth of the code that
/// writing a float takes.
#[derive(Clone, Copy)]
pub struct Px(pub f64);

impl std::fmt::Display for Px {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}", tenths.unsigned_abs() / 10)?;
        match tenths.unsigned_abs() % 10 {
            0 => Ok(()),
            tenth => write!(f, ".{tenth}"),
        }
    }
}

/// A closed curve through `count` points.
fn smooth(count: usize, at: impl Fn(usize) -> Point) -> String {
    let mut path = String::new();
    let first = at(0);
    let _ = write!(path, "M{} {}", Px(first.0), Px(first.1));
    for i in 0..count {
        let (before, here, next, after) = (at(i + count - 1), at(i), at(i + 1), at(i + 2));
        let lead = (here.0 + (next.0 - before.0) / 6.0, here.1 + (next.1 - before.1) / 6.0);
        let trail = (next.0 - (after.0 - here.0) / 6.0, next.1 - (after.1 - here.1) / 6.0);
        let _ = write!(
            path,
            "C{} {} {} {} {} {}",
            Px(lead.0),
            Px(lead.1),
            Px(trail.0),
            Px(trail.1),
            Px(next.0),
            Px(next.1)
        );
    }
    path.push('Z');
    path
}

/// Seeds that are drawn in one pit; of more, the number tells.
pub const DRAWN_IN_A_PIT: u8 = 32;

/// Where seed number `index` of a pit lies, from -1 to 1 each way: four make a square in the middle, ten can be counted at
/// a glance, further ones heap up on top.
#[must_use]
pub fn slot(index: usize) -> Point {
    const FIRST: [Point; 10] = [
        (-0.24, -0.24),
        (0.24, 0.24),
        (0.24, -0.24),
        (-0.24, 0.24),
        (-0.71, 0.0),
        (0.71, 0.0),
        (-0.37, -0.68),
        (0.37, 0.68),
        (0.37, -0.68),
        (-0.37, 0.68),
    ];
    match FIRST.get(index) {
        Some(&(x, y)) => (x + 0.03 * (chance(index, 1) - 0.5), y + 0.03 * (chance(index, 2) - 0.5)),
        None => {
            // Each a golden angle further round, and a little further out.
            const STEP: Point = (-0.737_368_9, 0.675_490_3);
            let heaped = index - FIRST.len();
            let (x, y) = (0..heaped).fold((1.0, 0.0), |(x, y), _| (x * STEP.0 - y * STEP.1, x * STEP.1 + y * STEP.0));
            let radius = 0.16 + 0.105 * (heaped as f64).sqrt();
            (radius * x, radius * y)
        }
    }
}

/// How a seed is turned, in degrees.
#[must_use]
pub fn turn(index: usize) -> f64 {
    360.0 * chance(index, 3)
}

/// Which of the `forms` of seed it has.
#[must_use]
pub fn form(index: usize, forms: usize) -> usize {
    (chance(index, 4) * forms as f64) as usize % forms.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_ten_seeds_of_a_pit_do_not_cover_each_other() {
        for a in 0..10 {
            for b in 0..a {
                let ((x, y), (u, v)) = (slot(a), slot(b));
                assert!((x - u).hypot(y - v) > 0.44, "{a} and {b}");
            }
        }
    }

    #[test]
    fn every_seed_lies_in_its_pit() {
        for index in 0..usize::from(DRAWN_IN_A_PIT) {
            let (x, y) = slot(index);
            assert!(x.hypot(y) < 0.82, "seed {index}");
        }
    }
}
