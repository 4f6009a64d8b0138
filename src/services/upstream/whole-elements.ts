const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openList = 0x5b;
const closeList = 0x5d;
const openFields = 0x7b;
const closeFields = 0x7d;

/**
 * The beginning of a JSON list that was cut, with the brackets closed behind its last whole element; undefined where no
 * list was open, or none of its elements is whole. It may be the body, or stand in one or two objects around it.
 */
export function toWholeElements(text: string): string | undefined {
  /** How many objects are open around the list, and how much is open inside it; -1: no list is open. */
  let around = 0;
  let inside = -1;
  let end = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      for (at += 1; at < text.length && text.charCodeAt(at) !== quote; at += 1) {
        if (text.charCodeAt(at) === backslash) at += 1;
      }
    } else if (code === openList || code === openFields) {
      if (inside >= 0) inside += 1;
      else if (code === openFields) around += 1;
      else [inside, end] = [0, 0];
    } else if (code === closeList || code === closeFields) {
      if (inside < 0) around -= 1;
      else if (inside === 0) [inside, end] = [-1, 0];
      else inside -= 1;
    } else if (code === comma && inside === 0) {
      end = at;
    }
  }
  return end > 0 ? `${text.slice(0, end)}]${'}'.repeat(around)}` : undefined;
}
