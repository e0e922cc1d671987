import { adminEmailVerificationRoutes } from "@bupum/shared/verifications/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(adminEmailVerificationRoutes, operations, "admin");
