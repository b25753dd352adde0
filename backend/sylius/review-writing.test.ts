import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Json, membersOf } from '../testing/test-app';
import { type DialectName, dialectNames } from './dialects';

const backend = createTestApp();
const API = '/sylius/api/v2';
const REVIEWS = `${API}/shop/product-reviews`;
const CODE = 'guldtacka-10g-valcambi';
const body = {
  title: 'Fin tacka',
  rating: 5,
  comment: 'Kom dagen efter, i obruten förpackning.',
  product: `${API}/shop/products/${CODE}`,
  email: 'kund@post.test',
};

/** `@type` of a refusal and the key of its text, by dialect (contract.md part B section 5). */
const texts: Record<DialectName, string> = {
  spec: 'hydra:description',
  '1.12': 'hydra:description',
  '1.14': 'hydra:description',
  '2.x': 'hydra:description',
  ap4: 'description',
};

const write = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const response = await backend.fetch(REVIEWS, headers, { ...body, ...changes });
  const answer: Json = await response.json();
  return { response, answer };
};
const listed = async () => membersOf(await backend.json(`${REVIEWS}?itemsPerPage=999&reviewSubject=${body.product}`));
const product = () => backend.json(`${API}/shop/products/${CODE}`);

describe.each(dialectNames)('a review written in the %s dialect', (name) => {
  beforeEach(async () => {
    await backend.control('reset');
    await backend.control('dialect', { name });
  });

  it('is made, has an address, and is shown nowhere until an editor has accepted it', async () => {
    const before = await listed();
    const shown = (await product()).averageRating;
    const { response, answer } = await write({ rating: 1 });
    expect(response.status).toBe(201);
    expect(answer).toMatchObject({
      '@context': `${API}/contexts/ProductReview`,
      '@type': 'ProductReview',
      title: body.title,
      rating: 1,
      comment: body.comment,
      reviewSubject: expect.stringMatching(new RegExp(`/products/${CODE}$`)),
    });
    expect(JSON.stringify(answer)).not.toContain(body.email);
    expect(response.headers.get('Location')).toBe(answer['@id']);
    expect(await backend.json(`${REVIEWS}/${answer.id}`)).toEqual(answer);
    expect(await listed()).toEqual(before);
    expect((await product()).averageRating).toBe(shown);
    const references = JSON.stringify((await product()).reviews);
    expect(references.includes(String(answer['@id']))).toBe(name === 'spec' || name === '1.12');

    await backend.control('review', { id: answer.id, status: 'accepted' });
    const after = await listed();
    expect(after.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), answer.id]);
    const ratings = after.map(({ rating }) => Number(rating));
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(Number((await product()).averageRating)).toBeCloseTo(mean, 1);
    expect((await product()).ratings).toBe((await product()).averageRating);
  });

  it.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: 'fem' }],
    ['rating', { rating: null }],
    ['title', { title: ' ' }],
    ['title', { title: 'x' }],
    ['title', { title: 'x'.repeat(256) }],
    ['comment', { comment: '' }],
    ['email', { email: undefined }],
    ['email', { email: 'kund@' }],
    ['product', { product: `${API}/shop/products/finns-inte` }],
    ['product', { product: `${API}/shop/products/guldmynt-1-20oz-kanguru` }],
    ['product', { product: '%' }],
  ])('is refused for its %s: %j', async (propertyPath, changes) => {
    const before = await listed();
    const { response, answer } = await write(changes);
    expect(response.status).toBe(422);
    expect(answer).toMatchObject({
      '@context': `${API}/contexts/ConstraintViolationList`,
      '@type': 'ConstraintViolationList',
      [texts[name]]: expect.stringMatching(new RegExp(`^${propertyPath}: .`)),
      violations: [{ propertyPath, message: expect.any(String) }],
    });
    expect(await listed()).toEqual(before);
  });

  it('without a required field is not understood, or from 2.2 on refused for it', async () => {
    const { response, answer } = await write({ title: undefined, rating: undefined });
    if (name === '2.x' || name === 'ap4') {
      expect(response.status).toBe(422);
      expect(answer.violations).toMatchObject([{ propertyPath: 'rating' }, { propertyPath: 'title' }]);
      return;
    }
    expect(response.status).toBe(400);
    const message = 'Request does not have the following required fields specified: title, rating.';
    expect(answer).toEqual({ code: 400, message });
  });
});

describe('a review', () => {
  beforeEach(() => backend.control('reset'));

  it('refused in plain JSON is a problem document that names every field at fault', async () => {
    const { response, answer } = await write({ rating: 9, title: '', email: '' }, { Accept: 'application/json' });
    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toMatch('application/problem+json');
    const named = Object.values(answer.violations ?? {}).map(({ propertyPath }) => propertyPath);
    expect(named).toEqual(['rating', 'title', 'email']);
  });

  it.each(['{"title": ', '[]', '"text"'])('that is no JSON object is answered 400: %s', async (text) => {
    expect((await backend.fetch(REVIEWS, {}, text)).status).toBe(400);
  });

  it('names its product by any address, and one author for one address', async () => {
    const first = await write({ product: `${API}/admin/products/${CODE}` });
    const second = await write({ product: CODE, email: 'KUND@post.test' });
    const other = await write({ email: 'annan@post.test' });
    expect([first, second, other].map(({ response }) => response.status)).toEqual([201, 201, 201]);
    expect(second.answer.author).toBe(first.answer.author);
    expect(other.answer.author).not.toBe(first.answer.author);
  });

  it('that was rejected stays away, and a reset forgets them all', async () => {
    const { answer } = await write();
    const before = await listed();
    await backend.control('review', { id: answer.id, status: 'rejected' });
    expect(await listed()).toEqual(before);
    await backend.control('reset');
    expect((await backend.fetch(`${REVIEWS}/${answer.id}`)).status).toBe(404);
    expect((await backend.control('review', { id: answer.id, status: 'accepted' })).status).toBe(404);
  });
});
