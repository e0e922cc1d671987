import { Problem } from "@bupum/shared/kernel/problem";
import { mostSheetRows } from "@bupum/shared/kernel/sheet";
import { userEntityRoutes } from "@bupum/shared/accounts/users/admin-contract";
import { userSheet } from "@bupum/shared/accounts/users/sheet";
import { env } from "../../kernel/env.ts";
import { audit } from "../../kernel/audit.ts";
import { adminOf, newUuid } from "../../kernel/context.ts";
import { sheetFile } from "../../kernel/files/sheet.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { hashPassword } from "../../kernel/secrets/password.ts";
import { write } from "../../kernel/table.ts";
import { passwordLinkLock } from "../../accounts/auth/items.ts";
import { readStatistics } from "../../accounts/account-counts/items.ts";
import {
  accountRow,
  addAccount,
  changeAccount,
  findAccount,
  findAccounts,
  findAnyAccount,
  toAccount,
} from "../../accounts/users/items.ts";
import { accountEvent } from "../../accounts/users/account-event.ts";
import { sessionsOf } from "../../accounts/users/own-sessions.ts";
import { addViewTicket, viewEvent } from "../../accounts/views/items.ts";
import { mustBeEnough } from "../../accounts/approvals/items.ts";
import { deleting } from "../../accounts/users/writes.ts";
import { adminRoleAfter, mustOwn, stillOwner } from "../../accounts/users/owners.ts";
import { mustBeAnother, update } from "./update.ts";
import { everyMatch, searchAccounts } from "./search.ts";
import { lockKey } from "../../accounts/locks/items.ts";

export const handler = adminResource(userEntityRoutes, {
  search: (_ctx, { query }) => searchAccounts(query),

  list: (_ctx, { query }) => searchAccounts(query),

  async xlsx(ctx, { query }) {
    const { cells, ...sheet } = userSheet(ctx.language);
    async function* rows() {
      for await (const account of everyMatch(query, mostSheetRows)) yield cells(account);
    }
    return sheetFile({ ...sheet, rows: rows() }, ctx.now());
  },

  statistics: (ctx) => readStatistics(ctx.now()),

  get: (_ctx, { params }) => findAnyAccount(params.id),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  async signup(ctx, { body }) {
    const { password, adminRole, ...profile } = body;
    mustOwn(ctx, [profile.role]);
    const draft = {
      ...profile,
      adminRole: adminRoleAfter(undefined, profile.role, adminRole),
      id: ctx.newId("usr"),
      uuid: newUuid(),
      createdAt: ctx.now(),
    };
    await write(
      ...addAccount(draft, await hashPassword(password)),
      ...(profile.role === "ADMIN" ? stillOwner(ctx, draft.id) : []),
      audit(ctx, { entity: "user", id: draft.id, from: "NONE", to: "ACTIVE" }),
    );
    return toAccount(accountRow(draft));
  },

  async passwordLink(ctx, { params }) {
    const { id, email, emailVerified, sessionVersion, role } = await findAccount(params.id);
    mustOwn(ctx, [role]);
    if (!email || !emailVerified) throw new Problem("EMAIL_REQUIRED");
    const asked = { linkId: ctx.newId("vrf"), userId: id, sessionVersion };
    await write(
      passwordLinkLock(id, ctx.now()),
      message(ctx.now(), "password-link.requested", asked),
      accountEvent(ctx, id, "PASSWORD_LINK"),
    );
  },

  async sessions(ctx, { params }) {
    const account = await findAccount(params.id);
    mustOwn(ctx, [account.role]);
    return sessionsOf(ctx, account);
  },

  async endSessions(ctx, { params }) {
    const account = await findAccount(params.id);
    const { id, role } = account;
    mustOwn(ctx, [role]);
    await write(
      changeAccount(account, ctx.now(), { endsSessions: true }),
      ...(role === "ADMIN" ? stillOwner(ctx, id) : []),
      accountEvent(ctx, id, "SESSIONS"),
    );
  },

  async openView(ctx, { params, body }) {
    const { id, role, blockedReason } = await findAccount(params.id);
    mustOwn(ctx, [role]);
    if (blockedReason) throw new Problem("ACCOUNT_BLOCKED");
    const { userId: adminId } = adminOf(ctx);
    // Only a guest has none.
    const { sessionVersion, sessionId } = ctx.session!;
    const session = { sessionVersion, ...(sessionId && { sessionId }) };
    const { ticket, write: added } = addViewTicket({ userId: id, adminId, session }, ctx.now());
    await write(added, viewEvent(ctx, adminId, id, { to: "VIEWED", reason: body.reason }));
    return { address: `${env("documents").SITE_URL}/view#${ticket}` };
  },

  async deleteUser(ctx, { query }) {
    const [account] = await findAccounts([lockKey("userId", query.userId)]);
    if (!account) throw new Problem("NOT_FOUND");
    mustBeAnother(ctx, account.id);
    await mustBeEnough(ctx, "DELETE_USER");
    await write(...(await deleting(ctx, account)));
  },
});
