import { textSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { SubscribePage } from "../../../../subscribes/subscribe-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/subscribe/")({
  validateSearch: (search: Record<string, unknown>) => textSearch(search, "back", "plan"),
  component: SubscribePage,
});
