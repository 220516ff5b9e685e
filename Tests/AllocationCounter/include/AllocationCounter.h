#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Allocations of this thread since it began.
uint64_t allocation_count(void);

#endif
