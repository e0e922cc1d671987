import { registerMerchandiseHistoryRoutes } from "@bupum/shared/register-merchandise-histories/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(registerMerchandiseHistoryRoutes, operations, "admin");
