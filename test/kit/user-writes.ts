import type { Id } from "@bupum/shared/kernel/ids";
import { addHours } from "@bupum/shared/kernel/time";
import { password, signupOf } from "./accounts.ts";
import { ulid } from "./ids.ts";
import type { World } from "./world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
type Prepared = [string, () => Promise<() => Promise<unknown>>];

/** The admins' writes on accounts, each with the entity that its event is about. */
export function userWrites(of: () => { world: World; admin: Admin }): Record<string, Prepared> {
  const api = () => of().admin.api.userEntities;
  const newUser = () => {
    const { userId, name, phone } = signupOf();
    return api().signup({ body: { userId, name, phone, password } });
  };
  return {
    "userEntities.signup": ["user", async () => newUser],
    "userEntities.update": [
      "user",
      async () => {
        const { id } = await newUser();
        return () => api().update({ params: { id }, body: { name: "김판매" } });
      },
    ],
    "auditEvents.note": [
      "user",
      async () => {
        const { id } = await newUser();
        const params = { entity: "user", id } as const;
        return () => of().admin.api.auditEvents.note({ params, body: { text: "전화로 확인" } });
      },
    ],
    "userEntities.passwordLink": [
      "user",
      async () => {
        const { id } = await of().world.member();
        return () => api().passwordLink({ params: { id } });
      },
    ],
    ...sessionWrites(of),
    "userEntities.openView": [
      "user",
      async () => {
        const { id } = await of().world.member();
        return () => api().openView({ params: { id }, body: { reason: "주문이 안 보인다고 함" } });
      },
    ],
    "userEntities.deleteUser": [
      "user",
      async () => {
        const { userId } = await newUser();
        return () => api().deleteUser({ query: { userId } });
      },
    ],
  };
}

/** The ends of sessions: all of a member, and one of the admin. */
function sessionWrites(of: () => { world: World; admin: Admin }): Record<string, Prepared> {
  return {
    "userEntities.endSessions": [
      "user",
      async () => {
        const { id } = await of().world.member();
        return () => of().admin.api.userEntities.endSessions({ params: { id } });
      },
    ],
    "me.endSession": [
      "user",
      async () => {
        const { world, admin } = of();
        const session = {
          pk: `sessions#${admin.id}`,
          sk: `ses_${ulid()}`,
          sessionVersion: 1,
          audience: "admin",
          expiresAt: addHours(new Date().toISOString(), 1),
        };
        await world.put([{ ...session, id: session.sk }]);
        const params = { sessionId: session.sk as Id<"ses"> };
        return () => admin.api.me.endSession({ params });
      },
    ],
  };
}
