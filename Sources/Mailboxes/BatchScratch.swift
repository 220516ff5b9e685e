/// The buffers of one worker, kept from batch to batch.
package struct BatchScratch: ~Copyable {
  package init() {}
}
