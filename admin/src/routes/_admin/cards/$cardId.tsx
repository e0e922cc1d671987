import { createFileRoute } from "@tanstack/react-router";
import { CardPage } from "../../../credit-cards/card-page.tsx";
import { cardDetail } from "../../../billing/queries.ts";

export const Route = createFileRoute("/_admin/cards/$cardId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(cardDetail(params.cardId)),
  component: CardPage,
});
