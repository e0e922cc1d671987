import type { InboxQueueName } from "@bupum/shared/notices/inbox/queues";
import type { RowTarget } from "@bupum/ui/data-table/row-link";

interface QueueLinks {
  /** The list of the queue. */
  all: RowTarget;
  /** The page of one of them; the list where they have none. */
  one: (id: string) => RowTarget;
}

const missList: RowTarget = { to: "/search-misses" };

const learntList: RowTarget = { to: "/substitutes" };

const approvalList: RowTarget = { to: "/approvals" };

export const queueLinks: Record<InboxQueueName, QueueLinks> = {
  sellers: {
    all: { to: "/sellers", search: { status: "PENDING", sort: "reviewDueAt:asc" } },
    one: (sellerId) => ({ to: "/sellers/$sellerId", params: { sellerId } }),
  },
  writers: {
    all: { to: "/writers", search: { status: "PENDING", sort: "reviewDueAt:asc" } },
    one: (writerId) => ({ to: "/writers/$writerId", params: { writerId } }),
  },
  penalties: {
    all: { to: "/penalties", search: { status: "PENDING", sort: "createdAt:asc" } },
    one: (penaltyId) => ({ to: "/penalties/$penaltyId", params: { penaltyId } }),
  },
  cancelRequests: {
    all: { to: "/orders", search: { state: "CANCEL_ASKED" } },
    one: (orderId) => ({ to: "/orders/$orderId", params: { orderId } }),
  },
  claims: {
    all: { to: "/claims" },
    one: (claimId) => ({ to: "/claims/$claimId", params: { claimId } }),
  },
  support: {
    all: { to: "/support" },
    one: (uuid) => ({ to: "/chats/$uuid", params: { uuid } }),
  },
  unassigned: {
    all: { to: "/lines/unassigned" },
    one: (groupId) => ({ to: "/requests/$groupId", params: { groupId } }),
  },
  registerRequests: {
    all: {
      to: "/register-requests",
      search: { adminManualStatus: "BEFOREPROGRESS", sort: "createdAt:asc" },
    },
    one: (requestId) => ({ to: "/register-requests/$requestId", params: { requestId } }),
  },
  hiddenProducts: {
    all: { to: "/products", search: { state: "HIDDEN" } },
    one: (productId) => ({ to: "/products/$productId", params: { productId } }),
  },
  hiddenMakers: {
    all: { to: "/makers", search: { state: "HIDDEN" } },
    one: (manufactorId) => ({ to: "/makers/$manufactorId", params: { manufactorId } }),
  },
  substitutes: { all: learntList, one: () => learntList },
  stopRequests: {
    all: { to: "/opinions", search: { isEscalated: "true" } },
    one: (opinionId) => ({ to: "/opinions/$opinionId", params: { opinionId } }),
  },
  approvals: { all: approvalList, one: () => approvalList },
  payments: {
    all: { to: "/payments", search: { status: "PENDING", sort: "createdAt:asc" } },
    one: (paymentId) => ({ to: "/payments/$paymentId", params: { paymentId } }),
  },
  differences: {
    all: { to: "/reconciliations" },
    one: (day) => ({ to: "/reconciliations/$day", params: { day } }),
  },
  searchMisses: { all: missList, one: () => missList },
};
