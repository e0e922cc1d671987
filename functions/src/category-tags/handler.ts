import { categoryTagRoutes } from "@bupum/shared/category-tags/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(categoryTagRoutes, operations);
