import { createFileRoute } from "@tanstack/react-router";
import { ApprovalPage } from "../../../../order-approvals/approval-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/approvals/$approvalId")({
  component: ApprovalPage,
});
