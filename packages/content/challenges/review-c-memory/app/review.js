// Your review of frame.c: one line for each of the four places. Choose by number; 0 is the code as it is.
module.exports = {
  // A, in set_name:
  //   0   if (len > NAME_MAX)
  //   1   if (len >= NAME_MAX)
  //   2   if (len > NAME_MAX || len > size - 2)
  //   3   if (len >= NAME_MAX || len > size - 2)
  A: 0,

  // B, in add_samples:
  //   0   if (total > SAMPLES_MAX)
  //   1   if (n > SAMPLES_MAX)
  //   2   if (n > SAMPLES_MAX - s->count)
  B: 0,

  // C, in drop_samples:
  //   0   memmove(s->samples, s->samples + n, (s->count - n) * sizeof s->samples[0]);
  //   1   memcpy(s->samples, s->samples + n, (s->count - n) * sizeof s->samples[0]);
  //   2   memmove(s->samples, s->samples + n, s->count - n);
  C: 0,

  // D, in forget:
  //   0   free(sensors[slot]);
  //   1   free(sensors[slot]);  sensors[slot] = NULL;
  //   2   if (current == sensors[slot]) current = NULL;  free(sensors[slot]);
  //   3   if (current == sensors[slot]) current = NULL;  free(sensors[slot]);  sensors[slot] = NULL;
  D: 0,
};
