import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Day } from "@bupum/shared/kernel/time";
import { actsOf, actsOfAdmins, pastPk } from "../../kernel/audit.ts";
import { accountKey } from "../../kernel/context.ts";
import { betweenDays, pageOf } from "../../kernel/list.ts";
import { type Item, readMany } from "../../kernel/table.ts";

// Access patterns: those of kernel/audit.ts.

interface Search {
  entity?: string | undefined;
  /** The admin who acted. */
  actor?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  searchKeyword?: string | undefined;
}

/** An event as stored; its place is its time and its own id. */
export function toEvent(item: Item): AuditEvent {
  const { id, ...event } = item;
  // Only `audit` writes rows of this list, in that shape.
  return { ...event, id: item.sk.split("#").at(-1), entityId: id } as unknown as AuditEvent;
}

const wordsIn = ({ entityId, reason, changes = [] }: AuditEvent): string =>
  normalize(
    [entityId, reason, ...changes.flatMap(({ from, to }) => [from, to])].filter(Boolean).join(" "),
  );

function testOf({ entity, searchKeyword = "" }: Search): ((item: Item) => boolean) | undefined {
  const words = normalize(searchKeyword);
  if (entity === undefined && words === "") return undefined;
  return (item) =>
    (entity === undefined || item["entity"] === entity) &&
    (words === "" || wordsIn(toEvent(item)).includes(words));
}

/** What admins did, or what one of them did; days are a range of keys, the rest is filtered. */
export const listActs = (search: Search, paging: PageQuery): Promise<Page<AuditEvent>> =>
  named(
    pageOf(
      {
        ...(search.actor
          ? { index: "gsi2", pk: actsOf(search.actor) }
          : { index: "gsi1", pk: actsOfAdmins }),
        ...betweenDays(search.startDate, search.endDate),
        newestFirst: true,
      },
      paging,
      toEvent,
      testOf(search),
    ),
  );

/** What became of one thing; only the events that led to one state, where it is named. */
export const listPast = (
  entity: string,
  id: string,
  to: string | undefined,
  paging: PageQuery,
): Promise<Page<AuditEvent>> =>
  named(
    pageOf(
      { pk: pastPk(entity, id), newestFirst: true },
      paging,
      toEvent,
      to === undefined ? undefined : (item) => item["to"] === to,
    ),
  );

/** With the present names of those who acted; the system and guests have none. */
async function named(found: Promise<Page<AuditEvent>>): Promise<Page<AuditEvent>> {
  const page = await found;
  const ids = page.items.map(({ actor }) => actor).filter(isAccount);
  const rows = await readMany(ids.map(accountKey), false);
  const names = new Map(ids.map((id, at) => [id as string, rows[at]?.["name"]]));
  return {
    ...page,
    items: page.items.map((event) => {
      const name = names.get(event.actor);
      return { ...event, ...(typeof name === "string" && { actorName: name }) };
    }),
  };
}

const isAccount = (actor: string): actor is Id<"usr"> => actor.startsWith("usr_");
