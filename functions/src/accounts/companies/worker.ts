import { mostAsking } from "@bupum/shared/accounts/companies/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import { accountKey, now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { notify } from "../../kernel/messages/outbox.ts";
import { companyKey, memberKey } from "../../kernel/request/members.ts";
import { untilAlone } from "../../kernel/retry.ts";
import { readMany, unless, write } from "../../kernel/table.ts";
import {
  type CompanyItem,
  everyStating,
  invitationKey,
  readCompanies,
  readInvitation,
} from "./items.ts";
import * as rows from "./join-request-rows.ts";

type Made = MessageBody<"join-request.sent">;

/** Another delivery was faster, or the company ended or states another number: all is read anew. */
const rivalled = new Problem("VERSION_CONFLICT");

/** Brings a request to each company that states its number (D40-16). Idempotent. */
async function bringRequest({ userId, businessNumber }: Made): Promise<void> {
  for await (const companyId of everyStating(businessNumber))
    await untilAlone(() => bring(companyId, userId, businessNumber));
}

async function bring(companyId: Id<"cmp">, userId: Id<"usr">, number: string): Promise<void> {
  const at = now();
  const [arrived, { requests }, [company], [member, declined, account]] = await Promise.all([
    rows.readAsking(companyId, userId),
    rows.readOwn(userId, at),
    readCompanies([companyId]),
    readMany([
      memberKey(companyId, userId),
      rows.declineKey(companyId, userId),
      accountKey(userId),
    ]),
  ]);
  const request = requests.find(({ businessNumber }) => businessNumber === number);
  if (!request || company?.businessNumber !== number || !account || member || declined) return;
  const { askedAt, expiresAt, email } = request;
  // Whoever is invited need not ask: one who was let in has the choice (D40-18).
  if (await readInvitation(companyId, email)) return;
  // Whoever takes his request back and makes another one is not announced again (D40-17).
  const isKnown = arrived?.businessNumber === number;
  // What arrived may be later than what was read of the account at the same time.
  if (isKnown && arrived.askedAt >= askedAt) return;
  if (!isKnown && (await makeRoom(company, at)) >= mostAsking) return;
  await write(
    {
      put: rows.askingRow(companyId, { userId, businessNumber: number, askedAt, expiresAt }),
      guard: arrived
        ? { equals: { askedAt: arrived.askedAt }, refused: rivalled }
        : { absentOrBelow: { ttl: toTtl(at) + 1 }, refused: rivalled },
    },
    {
      check: companyKey(companyId),
      guard: { equals: { businessNumber: number }, refused: rivalled },
    },
    {
      check: rows.declineKey(companyId, userId),
      guard: { absentOrBelow: { ttl: toTtl(at) + 1 }, refused: rivalled },
    },
    {
      check: invitationKey(companyId, email),
      guard: { absentOrBelow: { ttl: toTtl(at) + 1 }, refused: rivalled },
    },
    ...(isKnown ? [] : [announced(company, userId, String(account["name"]), askedAt, at)]),
  );
}

/**
 * To the owners, without the message of the request: of a stranger's words a mail of ours has the
 * name alone (D40-17).
 */
const announced = (
  { id, name }: CompanyItem,
  userId: Id<"usr">,
  asker: string,
  askedAt: Instant,
  at: Instant,
) =>
  notify(
    { now: () => at },
    {
      userId: buyerIdOf(id),
      event: "COMPANY_JOIN_ASKED",
      refId: `${id}#${userId}`,
      refVersion: Date.parse(askedAt),
      params: { company: name, asker },
      link: `/mypage/companies/${id}#join-requests`,
    },
  );

/**
 * How many requests a company holds; where that is as many as it may, those that ended are removed
 * first. Two that arrive at the same moment may both still find room.
 */
async function makeRoom(company: CompanyItem, at: Instant): Promise<number> {
  const asking = await rows.listAsking(company.id, at);
  if (asking.length < mostAsking) return asking.length;
  const standing = await rows.standing(company, asking, at);
  const left = new Set(standing.map(({ userId }) => userId));
  for (const { userId, askedAt } of asking)
    if (!left.has(userId))
      // oxlint-disable-next-line no-await-in-loop -- few, and each with its own guard
      await unless(
        rivalled,
        write({
          drop: rows.askingKey(company.id, userId),
          guard: { equals: { askedAt }, refused: rivalled },
        }),
      );
  return standing.length;
}

export const handlers = { "join-request.sent": bringRequest };
