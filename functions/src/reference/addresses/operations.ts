import { addressRoutes } from "@bupum/shared/reference/addresses/contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { log } from "../../kernel/log.ts";
import { resource } from "../../kernel/request/resource.ts";
import { AddressesUnavailable, findAddresses } from "../../providers/addresses/juso.ts";

export const handler = resource(addressRoutes, {
  async list(_ctx, { query: { searchKeyword } }) {
    try {
      return await findAddresses(searchKeyword);
    } catch (error) {
      if (!(error instanceof AddressesUnavailable)) throw error;
      log("error", { event: "no addresses", error: error.message });
      throw new Problem("UNAVAILABLE");
    }
  },
});
