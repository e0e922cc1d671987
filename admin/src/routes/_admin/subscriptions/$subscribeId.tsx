import { createFileRoute } from "@tanstack/react-router";
import { SubscriptionPage } from "../../../subscribes/subscription-page.tsx";
import { subscriptionDetail } from "../../../billing/queries.ts";

export const Route = createFileRoute("/_admin/subscriptions/$subscribeId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(subscriptionDetail(params.subscribeId)),
  component: SubscriptionPage,
});
