import type { Construct } from "constructs";
import type { FunctionName } from "../build.ts";
import { MarketFunction } from "../market-function.ts";
import { apiPowersOf } from "../rights/grants.ts";
import type { Market } from "../rights/power.ts";

interface Props {
  market: Market;
  bundles: string;
  tokenPublicKey: string;
  /** What it is called in the account, where that is not the stage's name and that of its folder. */
  functionName?: string;
}

/** Password hashing takes 19 MiB and 15 ms of a whole core: half a core would double the wait. */
const hashesPasswords: ReadonlySet<FunctionName> = new Set([
  "user-auth",
  "user-users",
  "admin-auth",
  "admin-user-entities",
]);

/** A whole core: what is searched lies in their memory, and is read by nothing but the processor. */
const searchesInMemory: ReadonlySet<FunctionName> = new Set(["user-products"]);
const wholeCoreMb = 1_769;

/** The Lambda of one resource of the contract. */
export class ApiFunction extends MarketFunction {
  constructor(scope: Construct, name: FunctionName, { tokenPublicKey, ...props }: Props) {
    const powers = apiPowersOf(name);
    super(scope, name, {
      ...props,
      powers,
      environment: powers.includes("api") ? { TOKEN_PUBLIC_KEY: tokenPublicKey } : {},
      // API Gateway gives up after 30 s; the function's own time-out comes first.
      timeoutSeconds: 29,
      // I/O-bound: below 512 MB the share of a core makes parsing felt, above it nothing gains.
      memoryMb: searchesInMemory.has(name) ? wholeCoreMb : hashesPasswords.has(name) ? 1024 : 512,
    });
  }
}
