/**
 * Runs in the page, after hydration: attributes that hold ids, where the document says something else than React does.
 * React itself says nothing of it in production.
 */
export function findWrongIds(): string[] {
  const attributes = {
    id: 'id',
    for: 'htmlFor',
    form: 'form',
    list: 'list',
    'aria-controls': 'aria-controls',
    'aria-describedby': 'aria-describedby',
    'aria-labelledby': 'aria-labelledby',
    'aria-activedescendant': 'aria-activedescendant',
    popovertarget: 'popoverTarget',
  };
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
    const props: unknown = key && Reflect.get(element, key);
    if (typeof props !== 'object' || props === null) return [];
    return Object.entries(attributes).flatMap(([attribute, prop]) => {
      const inReact: unknown = Reflect.get(props, prop) ?? null;
      const inDocument = element.getAttribute(attribute);
      return inReact === inDocument
        ? []
        : [`<${element.localName} ${attribute}="${inDocument}"> should be "${String(inReact)}"`];
    });
  });
}
