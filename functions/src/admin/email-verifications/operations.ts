import { accountEvent } from "../../accounts/users/account-event.ts";
import { Problem } from "@bupum/shared/kernel/problem";
import { adminEmailVerificationRoutes } from "@bupum/shared/accounts/verifications/admin-contract";
import { adminResource } from "../../kernel/request/resource.ts";
import { write } from "../../kernel/table.ts";
import { changeAccount, findAccount, moveHold } from "../../accounts/users/items.ts";
import { mustOwn } from "../../accounts/users/owners.ts";
import { sendCodeFor } from "../../accounts/verifications/send.ts";
import { tryCode } from "../../accounts/verifications/verify.ts";

export const handler = adminResource(adminEmailVerificationRoutes, {
  async send(ctx, { body }) {
    const { id, role } = await findAccount(body.userId);
    mustOwn(ctx, [role]);
    const asked = { target: body.target, purpose: "EDITMYINFO" } as const;
    return sendCodeFor(ctx, "EMAIL", asked, id);
  },

  async valid(ctx, { body }) {
    const account = await findAccount(body.userId);
    mustOwn(ctx, [account.role]);
    const { verification, verificationToken, writes } = await tryCode(
      ctx,
      body,
      ({ channel, purpose, caller }) =>
        channel === "EMAIL" && purpose === "EDITMYINFO" && caller === account.id,
    );
    const { target } = verification;
    if (target === account.email && account.emailVerified)
      throw new Problem("VERIFICATION_INVALID");
    await write(
      ...moveHold(account, "email", target),
      changeAccount(account, ctx.now(), { set: { email: target, emailVerified: true } }),
      ...writes,
      accountEvent(ctx, account.id, "EMAIL"),
    );
    return { verificationToken };
  },
});
