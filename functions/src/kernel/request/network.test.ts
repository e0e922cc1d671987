import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:7:1::1", "2001:db8:7:1::/64"],
  ["2001:0DB8:0007:0001:aaaa:bbbb:cccc:dddd", "2001:db8:7:1::/64"],
  ["[2001:db8:7:1::1]", "2001:db8:7:1::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["2001:db8::", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is of the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("addresses of two networks have different keys", () => {
  expect(networkOf("2001:db8:7:1::1")).not.toBe(networkOf("2001:db8:7:2::1"));
  expect(networkOf("203.0.113.9")).not.toBe(networkOf("203.0.113.10"));
});
