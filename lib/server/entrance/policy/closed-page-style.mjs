/** Style of the "closed" page: inlined, so that it needs no other file, and allowed by every page's policy. */
export const CLOSED_PAGE_STYLE = `
* { box-sizing: border-box; margin: 0; }
body { display: grid; grid-template-rows: auto auto 1fr auto; min-height: 100vh; background: #fbfaf7; color: #1c1a16; font: 0.9375rem/1.55 Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
header, main, footer { width: 100%; max-width: 74rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem); }
header, h1 { font-family: Newsreader, Georgia, "Times New Roman", serif; font-weight: 500; letter-spacing: -0.012em; }
header { font-size: 1.625rem; line-height: 1; }
header span { color: #c08a1e; }
.bar { padding: 0.75rem clamp(1rem, 4vw, 2.5rem); background: #1f1c17; color: #efe9db; text-align: center; }
main { align-self: center; padding-block: 3.5rem; }
h1 { font-size: clamp(2rem, 1.35rem + 2.6vw, 3.25rem); line-height: 1.1; }
main p { max-width: 34rem; margin-top: 1.5rem; color: #5b564c; font-size: 1.0625rem; }
a { color: inherit; white-space: nowrap; }
.again { display: inline-block; min-width: 10rem; padding: 0.875rem 1.5rem; border-radius: 4px; background: #1c1a16; color: #fbfaf7; font-weight: 500; text-align: center; text-decoration: none; }
footer { display: flex; flex-wrap: wrap; gap: 1.5rem 3.5rem; border-top: 1px solid #e7e2d8; color: #5b564c; }
a:focus-visible { outline: 2px solid #8a6a1f; outline-offset: 3px; }
`;
