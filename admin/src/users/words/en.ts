import type { ko } from "./ko.ts";

export const en = {
  title: "Users",
  search: "Search",
  searchType: "Search by",
  searchTypes: { NAME: "Name", SELLER: "Company", PHONE_NUMBER: "Mobile number", USER_ID: "ID" },
  name: "Name",
  userId: "ID",
  companyName: "Company",
  role: "Role",
  roles: { ADMIN: "Admin", USER: "Buyer", SELLER: "Seller" },
  sellerApproval: "Seller approval",
  approvals: {
    NONE: "Not applied",
    PENDING: "In review",
    REJECTED: "Rejected",
    APPROVED: "Approved",
  },
  createdAt: "Joined",
} satisfies typeof ko;
