// What Flight does to the result of a server component, done for Fizz: positions in arrays make the ids of `useId`.

/** An element; `server` where the server's JSX runtime made it of a component. */
interface Element {
  $$typeof: symbol;
  type: unknown;
  key: string | null;
  props: { children?: unknown };
  server?: boolean;
}

type Component = (props: unknown) => unknown;

const elementSymbol = Symbol.for('react.transitional.element');
const fragmentSymbol = Symbol.for('react.fragment');

const isElement = (value: object): value is Element =>
  '$$typeof' in value && value.$$typeof === elementSymbol;

const isThenable = (value: object): value is PromiseLike<unknown> =>
  'then' in value && typeof value.then === 'function';

/**
 * The browser never sees a server component, but its result in its place. A key of the component stays with the
 * result; without one, a result that has a key of its own becomes a list of one.
 */
function toResult(value: unknown, key: string | null): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isThenable(value)) return value.then((settled) => toResult(settled, key));
  if (!isElement(value)) return value;
  if (value.type === fragmentSymbol && value.key === null) {
    return toResult(value.props.children, key);
  }
  if (key === null) return value.key === null ? value : [value];
  return value.server && value.key === null ? { ...value, key } : value;
}

const unkeyed = new WeakMap<Component, Component>();

/** The component whose results are as the browser gets them. */
export function toServerComponent(component: Component, key: string | null): Component {
  if (key !== null) return (props) => toResult(component(props), key);
  let found = unkeyed.get(component);
  if (!found) {
    found = (props) => toResult(component(props), null);
    unkeyed.set(component, found);
  }
  return found;
}
