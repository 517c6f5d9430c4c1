import { Stripe } from "stripe";

/**
 * The SDK's own HTTP client, except that an answer that is JSON but no object (`null`, a text) counts as unreadable: the
 * SDK would end the process over a text, and blame us for a null.
 */
export function objectsOnlyClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body: unknown = await toJSON();
      if (typeof body !== "object" || body === null) throw new TypeError("The answer is no JSON object");
      return body;
    };
    return response;
  };
  return client;
}
