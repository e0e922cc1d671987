import type { CallInput } from "@bupum/shared/kernel/route";
import type { MySubscription, subscribeRoutes } from "@bupum/shared/billing/subscribes/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { currentUser } from "../session.ts";

type Routes = typeof subscribeRoutes;
/** The polling intervals: while the outcome of a charge is unknown, and otherwise. */
const lookMs = 3_000;
const minuteMs = 60_000;

export const mySubscription = queryOptions({
  queryKey: ["subscribes", "me"],
  queryFn: ({ signal }) => api.subscribes.me({}, { signal }),
  // The clock and admins change it as well, so it is reloaded when the page gets the focus.
  refetchOnWindowFocus: "always",
  refetchInterval: ({ state: { data } }) =>
    data && (data.payment ?? isChargedNow(data.subscription)) ? lookMs : minuteMs,
});

/** A charge is due: the clock makes it within seconds, as after a new card (D13-8). */
export const isChargedNow = (one: MySubscription["subscription"]): boolean =>
  one?.status === "ACTIVE" && Date.parse(one.nextBillingAt ?? "") <= Date.now();

/** All data that a changed subscription affects. */
function changed(client: QueryClient, now: MySubscription): void {
  client.setQueryData(mySubscription.queryKey, now);
  void client.invalidateQueries({ queryKey: currentUser.queryKey });
  void client.invalidateQueries({ queryKey: ["payment-orders"] });
  void client.invalidateQueries({ queryKey: ["credit-cards"] });
}

/** The page shows failures beside the button and reloads the state. */
const shared = (client: QueryClient) => ({
  meta: { quiet: true },
  onSuccess: (now: MySubscription) => changed(client, now),
  onError: () => client.invalidateQueries({ queryKey: mySubscription.queryKey }),
});

export const subscribe = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: { key: string; body: CallInput<Routes["create"]>["body"] }) =>
      api.subscribes.create({ body }, { idempotencyKey: key }),
    ...shared(client),
  });

export const changeType = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: CallInput<Routes["changeType"]>["body"]) =>
      api.subscribes.changeType({ body }),
    ...shared(client),
  });

export const suspend = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => api.subscribes.suspend({ body: {} }),
    ...shared(client),
  });

export const cancelSuspend = (client: QueryClient) =>
  mutationOptions({ mutationFn: () => api.subscribes.cancelSuspend(), ...shared(client) });
