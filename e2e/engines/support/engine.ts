/** What the journeys need of a browser, by either client. An expression is JavaScript that the page evaluates. */
export interface Engine {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** May resolve before the page is there. */
  goBack(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  /** A press of the pointer on the expression's element; false when something came before it in the meantime. */
  click(expression: string): Promise<boolean>;
  /** Keys, after a press on the expression's element. */
  type(expression: string, text: string): Promise<void>;
  /** One press of Tab, wherever the focus is. */
  pressTab(): Promise<void>;
  /** A picture in base64, as PNG. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}
