import type { contract } from "@bupum/shared/contract";

export type Side = keyof typeof contract;
type Resource<S extends Side> = keyof (typeof contract)[S] & string;

/**
 * The stacks of the APIs' functions, and the areas (test/house/areas.ts) that each holds: a stack
 * takes 500 resources, and a function needs three.
 */
export const areaStacks = {
  people: ["accounts", "billing", "notices", "trust"],
  market: ["reference", "search", "catalogue", "selling", "sheets"],
  deal: ["deal", "talk", "papers"],
  reading: ["reading"],
} as const satisfies Record<string, readonly string[]>;
export type AreaStackName = keyof typeof areaStacks;

const resources: { [S in Side]: Record<AreaStackName, readonly Resource<S>[]> } = {
  user: {
    people: [
      "auth",
      "batchJobStatus",
      "blocks",
      "bookmarks",
      "companies",
      "creditCards",
      "emailVerification",
      "files",
      "homes",
      "images",
      "notifications",
      "ownNumbers",
      "paymentOrders",
      "phoneVerification",
      "requestBaskets",
      "sellerInfos",
      "subscribes",
      "userPenaltyHistories",
      "users",
      "writerInfos",
    ],
    market: [
      "addresses",
      "categoryTags",
      "dealers",
      "docs",
      "exchangeRates",
      "manufactors",
      "merchandises",
      "products",
      "registerRequestHistories",
      "stocks",
    ],
    deal: [
      "answerLinks",
      "awardPlans",
      "chats",
      "claims",
      "documents",
      "estimateGroups",
      "estimates",
      "orderApprovals",
      "priceMemories",
      "productEstimateOrders",
      "productEstimateResponses",
      "productEstimates",
      "taxInvoices",
    ],
    reading: [
      "boards",
      "news",
      "newsClickHistories",
      "replies",
      "wikiCategories",
      "wikiComments",
      "wikiRequestHistories",
      "wikiRevisions",
      "wikis",
    ],
  },
  admin: {
    people: [
      "approvals",
      "auditEvents",
      "auth",
      "creditCardEntities",
      "emailVerifications",
      "files",
      "inbox",
      "maintenance",
      "me",
      "passkeys",
      "paymentOrderEntities",
      "reconciliations",
      "sellerInfo",
      "sellerInfoEntities",
      "subscribeEntities",
      "userEntities",
      "userPenaltyHistoryEntities",
      "writerInfos",
    ],
    market: [
      "categoryTagEntities",
      "dealerEntities",
      "docs",
      "health",
      "lookups",
      "manufactorEntities",
      "merchandiseEntities",
      "productEntities",
      "registerMerchandiseHistories",
      "registerRequestHistories",
      "searchMisses",
      "searchWords",
      "specificationRules",
    ],
    deal: [
      "chatEntities",
      "claimEntities",
      "estimates",
      "productEstimateEntities",
      "productEstimateOrderEntities",
    ],
    reading: [
      "boards",
      "news",
      "newsCategories",
      "replies",
      "wikiCategoryEntities",
      "wikiComments",
      "wikiEntities",
      "wikiRequestHistoryEntities",
    ],
  },
};

// Object.keys widens the names of the table to string.
export const areaStackNames = Object.keys(areaStacks) as AreaStackName[];

/** The resources of the contract whose functions a stack holds. */
export const resourcesIn = (side: Side, name: AreaStackName): readonly string[] =>
  resources[side][name];

/** The stack of a resource's function. */
export function areaStackOf(side: Side, resource: string): AreaStackName {
  const found = areaStackNames.find((name) => resourcesIn(side, name).includes(resource));
  if (!found) throw new Error(`No stack holds ${resource} of the ${side} API: area-stacks.ts.`);
  return found;
}

/** Resources of the users' API that are younger than the stacks of areas: nothing of them moves. */
const youngerThanAreas: ReadonlySet<string> = new Set([
  "addresses",
  "companies",
  "homes",
  "orderApprovals",
  "ownNumbers",
  "priceMemories",
  "requestBaskets",
  "taxInvoices",
] satisfies Resource<"user">[]);

/** Whether a function lay in the stack of its API before the areas had stacks (docs/operations.md). */
export const hasMoved = (side: Side, resource: string): boolean =>
  side === "admin" || !youngerThanAreas.has(resource);

/** The folder, and so the end of the function's name, of a resource: sellerInfos -> seller-infos. */
export const folderOf = (resource: string): string =>
  resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the function of a resource is called in the account: bupum-prod-user-reading-boards. */
export const deployedName = (stage: string, side: Side, resource: string): string =>
  `bupum-${stage}-${side}-${areaStackOf(side, resource)}-${folderOf(resource)}`;

const deployed = new RegExp(`^(user|admin)-(?:${areaStackNames.join("|")})-`);

/** The folder of a function's code by its name without the stage: user-reading-boards -> user-boards. */
export const builtName = (name: string): string => name.replace(deployed, "$1-");
