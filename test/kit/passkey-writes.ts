import { createHash, randomBytes } from "node:crypto";
import { addMinutes, toTtl } from "@bupum/shared/kernel/time";
import { passkeyFor, signedWith } from "./authenticator.ts";
import type { World } from "./world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
type Prepared = [string, () => Promise<() => Promise<unknown>>];

/** An admin's writes on the own passkeys. */
export function passkeyWrites(of: () => { world: World; admin: Admin }): Record<string, Prepared> {
  /** A passkey that is made, with a challenge as if the password had been asked for. */
  async function draft() {
    const { world, admin } = of();
    const challenge = randomBytes(32).toString("base64url");
    const hash = createHash("sha256").update(challenge).digest("base64url");
    const ttl = toTtl(addMinutes(new Date().toISOString(), 5));
    const row = { pk: `passkey-challenge#${hash}`, sk: "challenge", ttl };
    await world.put([{ ...row, purpose: "CREATE", userId: admin.id }]);
    const id = Buffer.from(admin.id).toString("base64url");
    const { authenticator, credential } = passkeyFor({ challenge, user: { id } });
    return { authenticator, body: { name: "노트북", credential } };
  }
  return {
    "passkeys.create": [
      "user",
      async () => {
        const { body } = await draft();
        return () => of().admin.api.passkeys.create({ body });
      },
    ],
    "passkeys.remove": [
      "user",
      async () => {
        const { passkeys } = of().admin.api;
        const { id } = await passkeys.create({ body: (await draft()).body });
        return () => passkeys.remove({ params: { id } });
      },
    ],
    "passkeys.login": [
      "user",
      async () => {
        const { authenticator, body } = await draft();
        await of().admin.api.passkeys.create({ body });
        const guest = of().world.admin();
        const { challenge } = await guest.passkeys.loginOptions();
        const credential = signedWith(authenticator, challenge);
        return () => guest.passkeys.login({ body: { credential } });
      },
    ],
  };
}
