import { merchandiseRoutes } from "@bupum/shared/merchandises/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(merchandiseRoutes, operations);
