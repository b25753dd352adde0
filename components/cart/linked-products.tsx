'use client';

import { useId, useState } from 'react';
import { metalGround } from '@/components/card/metal-ground';
import cartLine from '@/components/cart/cart-line.module.css';
import { OrderingClosed } from '@/components/cart/ordering-closed';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { Link } from '@/components/ui/link';
import { useNavigate } from '@/components/ui/pending-page';
import { Picture } from '@/components/ui/picture';
import { ToMetals } from '@/components/ui/to-metals';
import { Wording } from '@/components/ui/wording';
import type { CartItem, CartProduct } from '@/lib/domain/cart/cart-item';
import { type PlannedAdd, plannedAdd } from '@/lib/domain/cart/planned';
import { closes } from '@/lib/domain/order/closed';
import type { LinkProblem } from '@/lib/domain/paths/cart-link';
import { formatSek } from '@/lib/domain/prices/format';
import { ore } from '@/lib/domain/prices/money';
import { useCart } from '@/stores/cart-store';
import { addLinked } from './add-linked';
import styles from './linked-products.module.css';
import { useOrderingClosed } from './use-ordering-closed';

export interface ShownLine {
  /** As written in the link. */
  readonly code: string;
  readonly quantity: number;
  readonly name: string;
  readonly href: string | null;
  readonly image: string | null;
  readonly metal: CartProduct['metal'];
  /** "14 290 SEK", "från 12 100 SEK"; null without a price. */
  readonly price: string | null;
  readonly stock: { readonly kind: string; readonly text: string } | null;
  readonly problem: LinkProblem | null;
  /** Null when it cannot be bought. */
  readonly item: CartProduct | null;
}

const PROBLEMS: Readonly<Record<LinkProblem, string>> = {
  unknown: 'Varan finns inte i sortimentet.',
  choice: 'Varan finns i flera utföranden. Välj ett på varans sida.',
  'on-request': 'Pris på förfrågan: varan kan inte läggas i varukorgen.',
  'sold-out': 'Varan är slut på lager.',
  repeated: 'Samma vara står redan i länken.',
};

const pieces = (count: number) => `${count}\u00a0st`;

/** The note under a line that can be bought; null for none. */
function noteOf({ quantity, item }: ShownLine, { had, added }: PlannedAdd): string | null {
  const inCart = had > 0 ? `Du har redan ${pieces(had)} i varukorgen. ` : '';
  if (added === quantity) return inCart.trim() || null;
  const limit = item && item.stock > 0 ? `Bara ${pieces(item.stock)} finns i lager` : 'Fler går inte att beställa';
  return `${inCart}${limit}: ${added === 0 ? 'inget läggs till.' : `${pieces(added)} läggs till.`}`;
}

function Line({ line, note }: { line: ShownLine; note: string | null }) {
  const { name, href, image, metal, price, stock, quantity } = line;
  return (
    <li className={styles.line}>
      <Picture alt="" className={cx('rounded', metalGround(metal))} height={72} src={image} width={72} />
      <div className={cartLine.what}>
        {href === null ? (
          <bdi className="plain-link medium" translate="no">
            {name}
          </bdi>
        ) : (
          <Link className="plain-link medium" href={href} translate="no">
            {name}
          </Link>
        )}
        <p className="quiet small" data-price="">
          <Wording text={[pieces(quantity), price === null ? null : `${price} per st`].filter(Boolean).join(' · ')} />
        </p>
        {stock?.kind === 'backorder' ? <p className="quiet small">{stock.text}</p> : null}
        <p className={cartLine.adjusted}>{note}</p>
      </div>
    </li>
  );
}

function CartNow({ items, isAdding }: { items: readonly CartItem[]; isAdding: boolean }) {
  if (items.length === 0) return null;
  return (
    <section className="stack gap-2 mt-4">
      <h2 className="large">I varukorgen nu</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.id} ${item.name}`} translate="no">
            {pieces(item.qty)} {item.name}
          </li>
        ))}
      </ul>
      <p className="quiet small">{`Det som ligger där är kvar.${isAdding ? ' Länkens varor läggs till.' : ''}`}</p>
    </section>
  );
}

interface LinkedProductsProps {
  lines: readonly ShownLine[];
  next: string | null;
}

export function LinkedProducts({ lines, next }: LinkedProductsProps) {
  const navigate = useNavigate();
  const cart = useCart((state) => state.data);
  const closed = useOrderingClosed((scope) =>
    closes(
      scope,
      lines.flatMap(({ item }) => item ?? []),
      false,
    ),
  );
  const [isAdding, setIsAdding] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [soldOut, setSoldOut] = useState<ReadonlySet<string>>(new Set());
  const closedId = useId();

  const planned = lines.flatMap((line) => {
    if (!line.item || soldOut.has(line.item.variantCode)) return [];
    return [
      { code: line.code, item: line.item, quantity: line.quantity, plan: plannedAdd(cart, line.item, line.quantity) },
    ];
  });
  const addable = planned.filter(({ plan }) => plan.added > 0);
  const sum = addable.reduce((total, { item, plan }) => total + item.price * plan.added, 0);

  const noteFor = (line: ShownLine) => {
    if (line.problem !== null) return PROBLEMS[line.problem];
    const plan = planned.find(({ code }) => code === line.code)?.plan;
    if (!plan) return PROBLEMS['sold-out'];
    if (isDone) return plan.had > 0 ? `${pieces(plan.had)} ligger i varukorgen.` : null;
    return noteOf(line, plan);
  };
  const add = async () => {
    if (isAdding) return;
    setIsAdding(true);
    const lost = await addLinked(addable.map(({ item, quantity }) => ({ product: item, quantity })));
    setIsAdding(false);
    setSoldOut(new Set([...soldOut, ...lost]));
    setIsDone(lost.size < addable.length);
    // An open cart would hide the message about sold-out products, and the next page closes it anyway.
    if (lost.size > 0 || next !== null) useCart.getState().closePanel();
    if (lost.size === 0 && next !== null) navigate(next);
  };

  return (
    <>
      <ul className="line-above mt-5">
        {lines.map((line) => (
          <Line line={line} key={line.code} note={noteFor(line)} />
        ))}
      </ul>
      {isDone ? (
        <div className={styles.act}>
          <p role="status">Varorna ligger i varukorgen.</p>
          <Button onClick={() => useCart.getState().openPanel()}>Visa varukorgen</Button>
        </div>
      ) : (
        <div className={styles.act}>
          {addable.length > 0 ? (
            <p className="large" data-price="">
              Läggs till: <strong translate="no">{formatSek(ore(sum))}</strong> inkl. moms
            </p>
          ) : (
            <p role="status">Inget i länken kan läggas i varukorgen.</p>
          )}
          <noscript>
            <p>Varukorgen finns i din webbläsare och behöver JavaScript. Varornas sidor når du från listan.</p>
          </noscript>
          <Button
            aria-busy={isAdding || undefined}
            aria-describedby={closed === null ? undefined : closedId}
            disabled={addable.length === 0 || closed !== null}
            appearance="primary"
            size="large"
            {...earlyPress(add)}
          >
            {isAdding ? 'Kollar lagret …' : 'Lägg i varukorgen'}
          </Button>
          {closed === null ? null : <OrderingClosed id={closedId} text={closed} />}
          {addable.length > 0 ? null : <ToMetals />}
          <CartNow isAdding={addable.length > 0} items={cart} />
        </div>
      )}
    </>
  );
}
