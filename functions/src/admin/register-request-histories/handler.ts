import { adminRegisterRequestHistoryRoutes } from "@bupum/shared/register-request-histories/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(adminRegisterRequestHistoryRoutes, operations, "admin");
