// Without zod, for entry chunks.
export const cardTypes = ["CREDIT", "CHECK", "GIFT", "UNKNOWN"] as const;
export const cardOwnerTypes = ["PERSONAL", "CORPORATE", "UNKNOWN"] as const;
export const cardSorts = ["createdAt:desc", "createdAt:asc"] as const;
