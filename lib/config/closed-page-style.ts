/** Of the page that says that the shop is closed: written into it, so that it needs no other file, and named by the policy of every page. */
export const CLOSED_PAGE_STYLE = `
body { margin: 0; background: #fbfaf7; color: #1d1b16; font: 1.125rem/1.6 Inter, system-ui, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem; }
header { font: 600 1.5rem/1.2 Georgia, serif; }
h1 { margin: 0 0 1rem; font: 500 2.25rem/1.2 Georgia, serif; }
a { color: inherit; }
.again { display: inline-block; margin-top: 1rem; padding: 0.75rem 1.5rem; border-radius: 0.25rem; background: #1d1b16; color: #fff; text-decoration: none; }
a:focus-visible { outline: 3px solid #8a6a1f; outline-offset: 3px; }
`;
