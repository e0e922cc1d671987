import { en as people } from "@bupum/shared/users/words/en";
import type { ko } from "./ko.ts";

export const en = {
  site: "Bupum admin",
  skip: "Skip to content",
  menu: "Admin menu",
  menuButton: "Menu",
  groups: { members: "Members", catalogue: "Catalogue", trade: "Trade", operations: "Operations" },
  users: "Users",
  userStatistics: "User statistics",
  maintenance: "Data maintenance",
  sellers: "Seller approvals",
  writers: "Writer reviews",
  penalties: "Reports of sellers",
  products: "Parts",
  makers: "Makers",
  categoryTags: "Categories",
  dealers: "Dealers",
  merchandises: "Listings",
  registerRequests: "Bulk requests",
  lines: "Requested lines",
  orders: "Orders",
  tradeStatistics: "Deal statistics",
  searchMisses: "Searches without a hit",
  logout: "Log out",
  logoutDialog: { title: "Log out", body: "Do you want to log out?" },
  health: {
    asking: "Checking the service",
    good: "Service is healthy",
    bad: "Health could not be checked",
  },
  waiting: {
    unassigned: "Requests waiting for a seller: {count}",
    cancelWishes: "Wishes to cancel to be decided: {count}",
  },
  regions: people.regions,
} satisfies typeof ko;
