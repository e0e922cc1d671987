import { sellerInfoEntityRoutes } from "@bupum/shared/seller-infos/admin-contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(sellerInfoEntityRoutes, operations, "admin");
