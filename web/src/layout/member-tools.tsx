import { ChatsLink } from "../chats/chats-link.tsx";
import { NotificationBell } from "../notifications/bell.tsx";
import { CompanyBar } from "../companies/company-bar.tsx";
import { AccountBasket } from "../trade/account-basket.tsx";
import { ViewBar } from "../views/view-bar.tsx";

/** Header tools of who is logged in; a view's bar lies above the header (D20-15). */
export function MemberTools() {
  return (
    <>
      <AccountBasket />
      <ChatsLink />
      <NotificationBell />
      <ViewBar />
      <CompanyBar />
    </>
  );
}
