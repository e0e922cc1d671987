import { randomUUID } from "node:crypto";
import { supportSellerId } from "@bupum/shared/talk/chats/support";
import { open, say } from "../chats.ts";
import type { World } from "../world.ts";

type Admin = Awaited<ReturnType<World["adminUser"]>>;
type Prepared = [string, () => Promise<() => Promise<unknown>>];

/** What admins do as support (D29-17), each with the entity that its event is about. */
export function supportWrites(of: () => { world: World; admin: Admin }): Record<string, Prepared> {
  const api = () => of().admin.api.chatEntities;
  const newMember = async () => ({ userId: (await of().world.member()).id });
  const newRoom = async () => {
    const { uuid } = await api().create({ body: await newMember() });
    return { params: { uuid } };
  };
  return {
    "chatEntities.create": [
      "chat",
      async () => {
        const body = await newMember();
        return () => api().create({ body });
      },
    ],
    "chatEntities.send": [
      "chat",
      async () => {
        const { params } = await newRoom();
        const body = { clientId: randomUUID(), text: "확인했습니다", sentCount: 0 };
        return () => api().send({ params, body });
      },
    ],
    "chatEntities.update": [
      "chat",
      async () => {
        const member = await of().world.member();
        const { uuid } = await open(member, { sellerId: supportSellerId });
        const { createdAt } = await say(member, uuid, "고맙습니다");
        return () => api().update({ params: { uuid }, body: { settledUntil: createdAt } });
      },
    ],
  };
}
