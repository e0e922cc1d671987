import { passkeyRoutes } from "@bupum/shared/accounts/passkeys/admin-contract";
import { mostPasskeys } from "@bupum/shared/accounts/passkeys/rules";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { Problem } from "@bupum/shared/kernel/problem";
import {
  addChallenge,
  addPasskey,
  dropPasskey,
  findChallenge,
  passkeysOf,
  useChallenge,
} from "../../accounts/passkeys/items.ts";
import { accountEvent } from "../../accounts/users/account-event.ts";
import { confirmPassword } from "../../accounts/users/confirm-password.ts";
import { changeAccount, findAccount, findCredential } from "../../accounts/users/items.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import { challengeIn, createdBy, creationOptions, requestOptions } from "./authenticators.ts";
import { logIn } from "./log-in.ts";

const full = new Problem("ENTRY_LIMIT", { most: mostPasskeys });
const invalid = new Problem("PASSKEY_INVALID");

async function create(ctx: Context, { body }: ParsedInput<typeof passkeyRoutes.create>) {
  const { userId } = adminOf(ctx);
  const now = ctx.now();
  const challenge = challengeIn(body.credential.response);
  const offered = challenge === undefined ? undefined : await findChallenge(challenge);
  if (challenge === undefined || offered?.purpose !== "CREATE" || offered.userId !== userId)
    throw invalid;
  const account = await findAccount(userId);
  const known = await passkeysOf(userId);
  if (known.length >= mostPasskeys) throw full;
  const created = await createdBy(body.credential, challenge);
  if (!created || known.some(({ credentialId }) => credentialId === created.credentialId))
    throw invalid;
  const passkey = { id: ctx.newId("pky"), name: body.name, createdAt: now, ...created };
  await write(
    useChallenge(challenge, now),
    // The account as it was read: it is still an admin's, and none was added meanwhile.
    changeAccount(account, now, {}),
    addPasskey(userId, passkey),
    accountEvent(ctx, userId, "PASSKEY_ADDED"),
  );
  return passkey;
}

export const handler = adminResource(passkeyRoutes, {
  list: async (ctx) => ({ items: await passkeysOf(adminOf(ctx).userId) }),

  async askOptions(ctx, { body }) {
    const found = await findCredential(adminOf(ctx).userId);
    if (!found) throw new Problem("SESSION_ENDED");
    await confirmPassword(ctx, found, { password: body.password, path: "body.password" });
    const { account } = found;
    const known = await passkeysOf(account.id);
    if (known.length >= mostPasskeys) throw full;
    const options = await creationOptions(account, known);
    const offered = { purpose: "CREATE", userId: account.id } as const;
    await write(addChallenge(options.challenge, offered, ctx.now()));
    return options;
  },

  create,

  async remove(ctx, { params }) {
    const { userId } = adminOf(ctx);
    await write(dropPasskey(userId, params.id), accountEvent(ctx, userId, "PASSKEY_REMOVED"));
  },

  async loginOptions(ctx) {
    const options = await requestOptions();
    await write(addChallenge(options.challenge, { purpose: "LOGIN" }, ctx.now()));
    return options;
  },

  login: async (ctx, { body }) => ({ token: await logIn(ctx, body.credential) }),
});
