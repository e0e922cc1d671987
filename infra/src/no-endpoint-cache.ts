/**
 * Takes the place of the SDK's cache of discovered endpoints in every bundle (build.ts): DynamoDB's
 * client makes one, and asks it only where endpoint discovery is switched on. 7 KB a function.
 */
export default class EndpointCache extends Map<string, unknown> {
  /** The SDK gives a capacity, which a map would take for its entries. */
  constructor(_capacity: number) {
    super();
  }
}
