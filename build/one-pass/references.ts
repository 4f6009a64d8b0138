// References that Fizz can render: without a payload between them, it meets the server's references themselves.

const elementSymbol = Symbol.for('react.transitional.element');

type LoadClientModule = (id: string) => Promise<Readonly<Record<string, unknown>>>;

/** Set by `@vitejs/plugin-rsc` in its `core/ssr.js`: loads a module of the HTML renderer's graph. */
function loadClientModule(id: string) {
  const load = Reflect.get(globalThis, '__vite_rsc_client_require__') as LoadClientModule;
  return load(id);
}

/**
 * What stands for a client component on the server. Flight looks only at the properties that registering adds;
 * Fizz calls it, and renders the component.
 */
export function toCallable(id: string, name: string): (props: unknown) => unknown {
  let component: unknown;
  const render = (props: unknown) => ({
    $$typeof: elementSymbol,
    type: component,
    key: null,
    ref: null,
    props,
  });
  return (props) => {
    if (component !== undefined) return render(props);
    return loadClientModule(id).then((module) => {
      component = module[name];
      return render(props);
    });
  };
}

interface Reference {
  $$id: string;
  $$bound: readonly unknown[] | null;
  bind: (...args: unknown[]) => Reference;
}

interface FormReference {
  bind: (...args: unknown[]) => FormReference;
  $$FORM_ACTION: (prefix: string) => unknown;
  $$IS_SIGNATURE_EQUAL: (id: string, boundCount: number) => boolean;
}

/**
 * Makes an action usable as a form's `action` in HTML, bound or not. `createServerReference` makes what the browser
 * gets in its place.
 */
export function withFormAction<T extends Reference>(
  reference: T,
  createServerReference: (id: string) => FormReference,
): T {
  const { $$id, $$bound, bind } = reference;
  // The same action as the browser gets it, which knows how a form without scripts names it. Kept, because it
  // encodes bound values only once, and Fizz asks again when they are there.
  let inBrowser: FormReference | undefined;
  const client = () => {
    inBrowser ??= $$bound
      ? createServerReference($$id).bind(null, ...$$bound)
      : createServerReference($$id);
    return inBrowser;
  };
  return Object.defineProperties(reference, {
    $$FORM_ACTION: { value: (prefix: string) => client().$$FORM_ACTION(prefix) },
    $$IS_SIGNATURE_EQUAL: {
      value: (id: string, boundCount: number) => client().$$IS_SIGNATURE_EQUAL(id, boundCount),
    },
    bind: {
      configurable: true,
      value(this: Reference, ...args: unknown[]) {
        return withFormAction(bind.apply(this, args), createServerReference);
      },
    },
  });
}
