/** React complains in its development mode only, and decides for it when it is loaded: this module is imported before it. */
process.env.NODE_ENV = 'development';
