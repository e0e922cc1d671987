import type { LastPrices, PastPrice } from "@bupum/shared/deal/price-memories/contract";
import type { PieceOf } from "@bupum/shared/deal/price-memories/rules";
import { useDays } from "@bupum/ui/display/days";
import { priceText } from "@bupum/ui/display/money";
import { laterSection } from "@bupum/ui/frame/later-section";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { Move } from "./move.tsx";
import { lastPrices } from "./queries.ts";
import styles from "./price-memories.module.css";

const MemoryDrawer = laterSection(async () => (await import("./memory-drawer.tsx")).MemoryDrawer);

interface Opened {
  productId: string;
  part: string;
  today?: PieceOf | undefined;
  /** Where the focus returns to. */
  from: HTMLElement;
}
interface Known {
  prices: ReadonlyMap<string, LastPrices["prices"]>;
  /** Opens the last prices of a part. */
  open: (what: Opened) => void;
}
const KnownContext = createContext<Known>({ prices: new Map(), open: () => undefined });

interface PastPricesProps {
  /** The parts of the page; absent ones are passed over. */
  of: readonly (string | undefined)[] | undefined;
  children: ReactNode;
}

/** Reads in one call what the lines of a page say of last time, and opens it in full. */
export function PastPrices({ of, children }: PastPricesProps) {
  const { data } = useQuery(lastPrices(of));
  const [opened, setOpened] = useState<Opened>();
  const close = () => {
    // Closed before the focus moves: an open drawer keeps it inside.
    flushSync(() => setOpened(undefined));
    opened?.from.focus();
  };
  const prices = new Map(data?.items.map((one) => [one.productId as string, one.prices]));
  return (
    <KnownContext value={{ prices, open: setOpened }}>
      {children}
      {opened && <MemoryDrawer of={opened} onClose={close} />}
    </KnownContext>
  );
}

interface ThatTime {
  productId: string | undefined;
  /** The request that the page speaks of: its own prices are not those of last time. */
  groupId?: string | undefined;
  /** The moment that the page speaks of: what came later is not last time. */
  until?: string | undefined;
}

/** What was paid, or quoted, last time; undefined of a part without a memory. */
function useLast({ productId, groupId, until }: ThatTime): PastPrice | undefined {
  const { prices } = useContext(KnownContext);
  return prices
    .get(productId ?? "")
    ?.find((one) => one.groupId !== groupId && (until === undefined || one.at < until));
}

interface LastPriceProps extends ThatTime {
  part: string;
  today?: PieceOf | undefined;
  /** Says it before other words, and opens nothing: in a grid, whose panel has the button. */
  isPlain?: boolean;
}

/** "지난번 12,400원 · 11월 3일 · −3%": opens the last prices of the part (D32-5). */
export function LastPrice(props: LastPriceProps) {
  const last = useLast(props);
  return last ? <Said {...props} last={last} /> : null;
}

function Said({
  productId = "",
  part,
  today,
  isPlain,
  last,
}: LastPriceProps & { last: PastPrice }) {
  const say = useWords("priceMemories");
  const trade = useWords("trade");
  const days = useDays();
  const language = useLocale();
  const { open } = useContext(KnownContext);
  const price = priceText(last.unitPrice, last.currency, language);
  const said = say(last.orderId ? "last" : "lastQuoted", { price, date: days.dayOf(last.at) });
  const quantity = trade("quantityOf", { count: last.quantity, unit: last.unit });
  if (isPlain) return <span>{`${said} · ${quantity} · `}</span>;
  return (
    <button
      type="button"
      className={styles["last"]}
      title={`${said} · ${quantity} · ${last.sellerName}`}
      onClick={({ currentTarget: from }) => open({ productId, part, today, from })}
    >
      {said}
      {` · ${quantity}`}
      {today && (
        <>
          {" · "}
          <Move today={today} past={last} />
        </>
      )}
      <span className={styles["hidden"]}> {say("more", { part })}</span>
    </button>
  );
}

/** The move alone, where the past price stands beside it. */
export function LastMove({ today, ...that }: ThatTime & { today: PieceOf }) {
  const last = useLast(that);
  if (!last) return null;
  return (
    <>
      {" "}
      <Move today={today} past={last} />
    </>
  );
}
