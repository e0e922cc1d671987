import * as z from "zod/mini";
import { regions } from "./regions.ts";

export const region = z.enum(regions);
