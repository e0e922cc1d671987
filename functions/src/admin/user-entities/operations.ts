import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { mostSheetRows } from "@bupum/shared/kernel/sheet";
import { userEntityRoutes } from "@bupum/shared/users/admin-contract";
import { userSheet } from "@bupum/shared/users/sheet";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context, newUuid } from "../../kernel/context.ts";
import { hashPassword } from "../../kernel/secrets/password.ts";
import { adminResource } from "../../kernel/resource.ts";
import { sheetFile } from "../../kernel/files/sheet.ts";
import { write } from "../../kernel/table.ts";
import { countMove, readStatistics } from "../../users/counts/items.ts";
import {
  type Account,
  accountRow,
  addAccount,
  changeAccount,
  changePassword,
  findAccount,
  findAccounts,
  findAnyAccount,
  lockKey,
  moveHold,
  toAccount,
} from "../../users/items.ts";
import { closing } from "../../users/rules.ts";
import { everyMatch, searchAccounts } from "./search.ts";

type Change = ParsedInput<typeof userEntityRoutes.update>["body"];

/** Nobody takes the admin interface from themselves, so that one admin is always left. */
function mustBeAnother(ctx: Context, userId: Id<"usr">): void {
  if (adminOf(ctx).userId === userId) throw new Problem("FORBIDDEN");
}

/** Who sells or has applied gets another role by the review of the seller information alone. */
function mustBeNoSeller({ role, sellerApproval }: Account, to: Change["role"]): void {
  const isFree = sellerApproval === "NONE" || sellerApproval === "REJECTED";
  if (!isFree || role === "SELLER") throw new Problem("INVALID_TRANSITION", { from: role, to });
}

const stateOf = ({ role, blockedReason }: Account) => (blockedReason ? `${role} BLOCKED` : role);

/** What an admin typed is not verified, unless it is what was there. */
const contacts = (account: Account, { email, phone }: Change): Partial<Account> => ({
  ...(email !== undefined && email !== account.email && { email, emailVerified: false }),
  ...(phone !== undefined && phone !== account.phone && { phone, phoneVerified: false }),
});

async function update(ctx: Context, id: Id<"usr">, body: Change): Promise<Account> {
  const { password, version, blockedReason, email, phone, ...plain } = body;
  const now = ctx.now();
  const account = await findAccount(id);
  if (version !== undefined && version !== account.version) throw new Problem("VERSION_CONFLICT");
  const isOtherRole = plain.role !== undefined && plain.role !== account.role;
  const isBlock = !!blockedReason && blockedReason !== account.blockedReason;
  if (isOtherRole || isBlock) mustBeAnother(ctx, id);
  if (isOtherRole) mustBeNoSeller(account, plain.role);
  const isLift = blockedReason === "" && account.blockedReason !== undefined;
  const set = {
    ...plain,
    ...contacts(account, { email, phone }),
    ...(isBlock && { blockedReason }),
  };
  const changed: Account = {
    ...account,
    ...set,
    ...(isLift && { blockedReason: undefined }),
    version: account.version + 1,
    updatedAt: now,
  };
  await write(
    ...(email === undefined ? [] : moveHold(account, "email", email)),
    ...(phone === undefined ? [] : moveHold(account, "phone", phone)),
    changeAccount(account, now, {
      set,
      unset: isLift ? ["blockedReason"] : [],
      endsSessions: isOtherRole || isBlock || password !== undefined,
      keepsApproval: isOtherRole,
    }),
    ...(isOtherRole ? countMove(account, changed) : []),
    ...(password === undefined ? [] : [changePassword(id, await hashPassword(password), now)]),
    audit(ctx, {
      entity: "user",
      id,
      from: stateOf(account),
      to: stateOf(changed),
      reason: Object.keys(body).join(","),
    }),
  );
  return changed;
}

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
    const { password, ...profile } = body;
    const draft = {
      ...profile,
      id: ctx.newId("usr"),
      uuid: newUuid(),
      createdAt: ctx.now(),
    };
    await write(
      ...addAccount(draft, await hashPassword(password)),
      audit(ctx, { entity: "user", id: draft.id, from: "NONE", to: "ACTIVE" }),
    );
    return toAccount(accountRow(draft));
  },

  async deleteUser(ctx, { query }) {
    const [account] = await findAccounts([lockKey("userId", query.userId)]);
    if (!account) throw new Problem("NOT_FOUND");
    mustBeAnother(ctx, account.id);
    await write(...(await closing(ctx, account)));
  },
});
