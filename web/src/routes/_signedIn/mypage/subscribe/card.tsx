import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { CardReturnPage } from "../../../../credit-cards/card-return-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/subscribe/card")({
  // The parameters that the card window adds to the address: two keys, or an error.
  validateSearch: (search: Record<string, unknown>) =>
    textSearch(search, "back", "plan", "customerKey", "authKey", "code"),
  component: CardReturnPage,
});
