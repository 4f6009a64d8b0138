import { isHeld } from '#fraud/review-store.ts';
import { toSignInHref } from '#identity/sign-in/model.ts';
import { findCodesGuard } from '#identity/sim-change/sim-change.ts';
import { type countCodes, readCodes } from '#order/codes-store.ts';
import type { Order } from '#order/model.ts';
import { CodeList, CodesPart } from '#payment/views/codes-part.tsx';
import { texts } from '#request/texts.ts';
import { isCodeless, toOwnHref } from '#order/find-shown.ts';

type Counted = Awaited<ReturnType<typeof countCodes>>;

async function Codes({ order }: { order: Order }) {
  const { own, t } = texts();
  const nameOf = (productId: string) => {
    const line = order.lines.find((one) => one.productId === productId);
    return line ? own(line, 'name') : '';
  };
  return (
    <>
      <CodeList codes={await readCodes(order.id)} nameOf={nameOf} />
      <p className="mt-3 text-sm">{t('order.codes.use')}</p>
    </>
  );
}

/** The codes of an order's digital goods. */
export async function OrderCodes({ order, codes }: { order: Order; codes: Counted }) {
  const isWaiting = codes.count === 0 && order.codesByHandAt === null;
  const [guard, isBehind, isChecked] = await Promise.all([
    findCodesGuard(order),
    isCodeless(order),
    isWaiting && isHeld('order', order.id),
  ]);
  const waits = order.codesByHandAt === null ? 'coming' : 'byHand';
  return (
    <CodesPart
      action={toOwnHref()}
      {...codes}
      isOver={order.status === 'CANCELED'}
      waits={isChecked ? 'held' : waits}
      guard={guard}
      signInHref={isBehind ? toSignInHref(toOwnHref()) : null}
      back={`/order/${order.code}`}
    >
      <Codes order={order} />
    </CodesPart>
  );
}
