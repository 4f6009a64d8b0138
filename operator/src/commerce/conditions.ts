/** Conditions of a statement with the values of their placeholders, in order. */
export class Conditions {
  readonly texts: string[] = [];
  readonly values: Array<string | number> = [];

  add(text: string, ...values: Array<string | number>): void {
    this.texts.push(text);
    this.values.push(...values);
  }

  join(none: string): string {
    return this.texts.length > 0 ? this.texts.join(' AND ') : none;
  }
}
