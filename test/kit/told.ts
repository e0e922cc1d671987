import type { World } from "./world.ts";

/** The notices of one event that somebody got. */
export const toldOf = async (
  who: Pick<Awaited<ReturnType<World["member"]>>, "api">,
  event: string,
) => (await who.api.notifications.list({ query: {} })).items.filter((one) => one.event === event);
