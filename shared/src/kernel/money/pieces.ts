import * as z from "zod/mini";
import { mostPieces } from "./quantities.ts";

/** A number of pieces, from one to the most that a line may have (D1-3). */
export const pieces = z.int().check(z.minimum(1), z.maximum(mostPieces));
