/** What a cookie is for, and how many days it lives; 0: until the browser is closed. */
export interface Cookie {
  why: string;
  days: number;
}

/** Every cookie of the site, by its name without `__Host-`. Tests compare it with what is set, and with the privacy policy. */
export const cookies: Readonly<Record<string, Cookie>> = {
  sid: { why: 'The visitor is known again.', days: 30 },
  cart: { why: 'The cart of who is not signed in.', days: 30 },
  'draft-*': { why: 'Something that was begun to be filled in is found again.', days: 30 },
  known: { why: 'A number has signed in here: nobody else uses up its codes.', days: 180 },
  account: { why: 'Scripts know that somebody is signed in, not who.', days: 1 },
  signed_in: { why: 'The last two digits of the number, for local storage.', days: 1 },
  cart_count: { why: 'How many things are in the cart.', days: 30 },
  rated: { why: 'The browser asks for its ratings.', days: 30 },
  toast: { why: 'What the next page says once.', days: 1 },
  notice: { why: 'The notice of staff was closed.', days: 0 },
  complete: { why: 'Without scripts a page waits until it is whole.', days: 1 },
  font: { why: 'This browser has the site’s font.', days: 365 },
  styles: { why: 'This browser has the site’s styles.', days: 1 },
  lang: { why: 'The language.', days: 365 },
  theme: { why: 'Light or dark.', days: 365 },
  mode: { why: 'Browser, app or touch screen.', days: 0 },
};
