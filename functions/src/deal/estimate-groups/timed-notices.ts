import { userIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Instant } from "@bupum/shared/kernel/time";
import type { EstimateItem } from "../whole-groups/estimates.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import type { Write } from "../../kernel/table.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import { askedItems, productLabel, quotedItems } from "../whole-groups/line-rules.ts";
import type { WholeGroup } from "../whole-groups/items.ts";
import type { TimedAct } from "@bupum/shared/deal/estimate-groups/timers";

/** Minutes since 1970, so that the same notice at another time has another version. */
const minuteOf = (at: Instant) => Math.floor(Date.parse(at) / 60_000);

/** The timed notices of a request: one for each reader and kind. */
export function timedNotices(whole: WholeGroup, acts: readonly TimedAct[], at: Instant): Write[] {
  const of = (kind: TimedAct["kind"]) => {
    const ids = new Set(acts.filter((act) => act.kind === kind).flatMap(idsOf));
    return whole.lines.filter(({ id }) => ids.has(id));
  };
  const isMissing = acts.some(({ kind }) => kind === "NO_QUOTES");
  return [
    ...whole.estimates.flatMap((estimate) =>
      reminder(
        estimate,
        of("REMIND").filter(({ estimateId }) => estimateId === estimate.id),
        at,
      ),
    ),
    ...toBuyerOf(whole, { event: "QUOTE_EXPIRING", lines: of("QUOTE_EXPIRING"), at }),
    ...toBuyerOf(whole, { event: "QUOTE_EXPIRED", lines: of("QUOTE_EXPIRED"), at }),
    ...(isMissing ? [noQuotes(whole, at)] : []),
  ];
}
const idsOf = ({ lines }: TimedAct): string[] => lines.map(({ id }) => id);

function reminder(estimate: EstimateItem, lines: readonly StoredLine[], at: Instant): Write[] {
  const [first] = lines;
  if (!first || !estimate.open) return [];
  const params = {
    number: estimate.groupNumber,
    title: estimate.title,
    buyer: estimate.buyerName,
    part: productLabel(first),
    lines: lines.length,
    items: askedItems(lines),
    dueAt: lines.map(({ dueAt }) => dueAt).toSorted()[0]!,
  };
  return [
    notify(
      { now: () => at },
      {
        userId: userIdOf(estimate.sellerId),
        event: "ESTIMATE_REMINDER",
        refId: estimate.id,
        refVersion: minuteOf(at),
        params,
        link: `/seller/product-estimates/${estimate.id}`,
      },
    ),
  ];
}

interface TimedNews {
  event: "QUOTE_EXPIRING" | "QUOTE_EXPIRED";
  lines: readonly StoredLine[];
  at: Instant;
}

function toBuyerOf({ group }: WholeGroup, { event, lines, at }: TimedNews): Write[] {
  const [first] = lines;
  if (!first) return [];
  return [
    notify(
      { now: () => at },
      {
        userId: group.buyerId,
        event,
        refId: group.id,
        refVersion: minuteOf(at),
        params: {
          number: group.number,
          title: group.title,
          part: productLabel(first),
          lines: lines.length,
          items: quotedItems(lines.map((line) => ({ ...line, seller: line.sellerName }))),
        },
        link: `/mypage/estimates?groupId=${group.id}`,
      },
    ),
  ];
}

/** To the buyer: nobody has quoted; the page offers to extend the deadline or to ask again. */
export function noQuotes({ group, terms }: WholeGroup, at: Instant): Write {
  const lines = terms.lines.filter(({ droppedAt }) => !droppedAt);
  return notify(
    { now: () => at },
    {
      userId: group.buyerId,
      event: "NO_QUOTES",
      refId: group.id,
      refVersion: minuteOf(at),
      params: {
        number: group.number,
        title: group.title,
        part: lines[0] ? productLabel(lines[0]) : "",
        lines: lines.length,
        items: askedItems(lines),
      },
      link: `/mypage/estimates?groupId=${group.id}`,
    },
  );
}
