import { listSearch } from "@bupum/ui/list/list-search";
import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "../../../notifications/notifications-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/notifications")({
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  component: NotificationsPage,
});
